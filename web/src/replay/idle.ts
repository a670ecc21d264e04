/** Work that can wait, done in small steps while the browser has nothing else to do. */

/** Call *step* until it says that nothing is left; what comes back ends it before. */
export function whileIdle(step: () => boolean): () => void {
  let isOver = false;
  const work = (deadline?: IdleDeadline) => {
    let isMore = !isOver;
    do isMore &&= step();
    while (isMore && deadline && deadline.timeRemaining() > 5);
    if (isMore) later(work);
  };
  later(work);
  return () => {
    isOver = true;
  };
}

/** Not every browser tells when it is idle. */
function later(work: (deadline?: IdleDeadline) => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 20);
}
