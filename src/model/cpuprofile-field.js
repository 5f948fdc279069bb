/** Field of a `.cpuprofile` in which we say which kind of thread it is of: `{ thread: 'worker' }`. No other tool reads it. */
export const OWN_FIELD = '$cryptoprof';
