/**
 * Work that is done for one input at a time, so that each run ends however often there is a new one. Of the inputs that
 * come meanwhile only the last is taken up, unless the function that was returned for it has been called before.
 * `work` does not reject.
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
