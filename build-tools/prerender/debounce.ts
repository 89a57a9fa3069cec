/** Some editors write a file in several steps; in milliseconds. */
const quiet = 100;

/** Runs the work once no call has come for a moment. */
export function debounce(work: () => unknown): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, quiet);
  };
}
