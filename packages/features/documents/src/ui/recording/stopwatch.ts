/** How long a recording is; what was paused does not count. */
export function stopwatch() {
  let began = Date.now();
  let before = 0;
  let isPaused = false;
  return {
    isPaused: () => isPaused,
    ms: () => before + (isPaused ? 0 : Date.now() - began),
    halt(paused: boolean) {
      if (paused === isPaused) return;
      before += isPaused ? 0 : Date.now() - began;
      began = Date.now();
      isPaused = paused;
    },
  };
}
