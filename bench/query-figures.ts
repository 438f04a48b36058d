import type {SanityClient} from '@sanity/client'

import type {Figure} from './figure.ts'

const rounds = 30

type Asked = {
  queries: {name: string; groq: string; params: Record<string, string>}[]
  /** Changes something, so that no answer comes from a cache. */
  change: (text: string) => Promise<unknown>
}

/** How long the lake takes to answer each query, as a visitor asks it after a change. */
export async function queryFigures(
  visitor: SanityClient,
  {queries, change}: Asked,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const {name, groq, params} of queries) {
    const samples: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await change(`${name} ${round}`)
      const asked = performance.now()
      await visitor.fetch(groq, params)
      samples.push(performance.now() - asked)
    }
    figures.push({what: `the query \`${name}\``, unit: 'ms', samples, target: {atMost: 50}})
  }
  return figures
}
