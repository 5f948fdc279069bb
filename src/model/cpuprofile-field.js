/**
 * Field of a `.cpuprofile` in which we say what else would be taken for granted: that it is not of a main thread (`{
 * thread: 'worker' }`), that its samples had no times (`{ timed: false }`), that perf took them (`{ collector: 'perf' }`),
 * or how often they were taken (`{ intervalUs: 1000 }`), if we inserted samples of waits. No other tool reads it.
 */
export const OWN_FIELD = '$cryptoprof';

/**
 * When a `.cpuprofile` of ours begins, µs, where it is not known when each thread was started. DevTools draws nothing of
 * one that begins at 0.
 */
export const UNKNOWN_START = 1;

/** When the first thread of a run begins in ours, µs, where that is known of all. */
export const FIRST_START = 1_000_000;
