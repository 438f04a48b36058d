/** How often the address of a frame has been set since. */
export function countAddresses(frame: HTMLIFrameElement): () => number {
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
