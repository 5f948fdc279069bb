/** The threads of a run by one clock, where it is known when each of them started: then its picture shows what ran at once. */

/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */

/**
 * @param {AnnotatedProfile[]} profiles one for each thread, by its own clock
 * @param {boolean} isMerged whether they are of several runs, which have nothing to do with each other
 * @returns {{profiles: AnnotatedProfile[], isOneClock: boolean}} times since the first thread's start, if that is known
 *   of all
 */
export function onOneClock(profiles, isMerged) {
  const isOneClock = !isMerged && profiles.every(({ profile: { meta } }) => meta.startedUs !== undefined);
  return { profiles: isOneClock ? profiles.map(later) : profiles, isOneClock };
}

/**
 * @param {AnnotatedProfile} annotated profile, by its thread's own clock
 * @returns {AnnotatedProfile} the same by the clock of the first thread
 */
function later(annotated) {
  const { profile, stretches } = annotated;
  const { samples, times, meta } = profile;
  const { startedUs = 0 } = meta;
  if (startedUs === 0) return annotated;
  return {
    ...annotated,
    profile: {
      ...profile,
      samples: { ...samples, time: samples.time.map((time) => time + startedUs) },
      ...(times && { times: { ...times, startUs: times.startUs + startedUs } }),
    },
    stretches: stretches.map((each) => ({ ...each, starts: each.starts.map((start) => start + startedUs) })),
  };
}
