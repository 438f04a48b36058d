/** Counts from now on how often the URL of a frame is set: each time loads it. */
export function countFrameLoads(frame: HTMLIFrameElement): () => number {
  let times = 0
  const observer = new MutationObserver((records) => {
    times += records.length
  })
  observer.observe(frame, {attributeFilter: ['src']})
  return () => {
    times += observer.takeRecords().length
    return times
  }
}
