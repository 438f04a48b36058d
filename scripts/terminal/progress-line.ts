/** Shows how far something is: in one line that changes at a terminal, else once when it is done. */
export function progressLine(what: string): (done: number, of: number) => void {
  return (done, of) => {
    const line = `${what}: ${done} of ${of}`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === of ? '\n' : ''}`)
    else if (done === of) console.log(line)
  }
}
