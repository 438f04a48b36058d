/**
 * How many times Lighthouse has to slow a machine with this benchmark index down to be a phone of the middle class:
 * its calculator's figures (Lighthouse, docs/throttling.md, "Calibrating the CPU slowdown"), and never more than the
 * 4 that it takes for the fast desktops that it expects.
 */
export function processorSlowdown(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return Math.min(4, 3 + (benchmarkIndex - 1300) / 233)
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650)
}
