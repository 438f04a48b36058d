/**
 * Does `work` for one input at a time and never interrupts it, however often a new input comes. Only the newest input
 * waits for the next run; the function that is returned for an input cancels it while it waits. `work` must not reject.
 */
export function oneAtATime<Input>(
  work: (input: Input) => Promise<void>,
): (input: Input) => () => void {
  let isRunning = false
  let waiting: {input: Input} | null = null
  const runNext = () => {
    if (isRunning || !waiting) return
    const {input} = waiting
    waiting = null
    isRunning = true
    void work(input).finally(() => {
      isRunning = false
      runNext()
    })
  }
  return (input) => {
    const own = {input}
    waiting = own
    runNext()
    return () => {
      if (waiting === own) waiting = null
    }
  }
}
