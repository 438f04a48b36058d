import {parentPort} from 'node:worker_threads'

import {type Answer, answerQuestion, answerStepwise, type Place, type Question} from './answer.ts'
import {needsAsync} from './evaluate.ts'
import {Views} from './view.ts'
import {FileSource} from './worker-source.ts'

export type WorkerQuestion = {file: string; place: Place; question: Question}

/** `begun` comes before the evaluation starts. */
export type WorkerAnswer = {begun: true} | {answer: Answer; version: number} | {error: string}

type Opened = {source: FileSource; views: Views}

const opened = new Map<string, Opened>()

parentPort?.on('message', (asked: WorkerQuestion) => {
  void reply(asked).then(tell)
})

function tell(told: WorkerAnswer): void {
  parentPort?.postMessage(told)
}

async function reply({file, place, question}: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    const {source, views} = open(file)
    source.refresh()
    tell({begun: true})
    try {
      return {answer: answerQuestion(question, views, place), version: source.version}
    } catch (error) {
      if (!needsAsync(error)) throw error
      return {answer: await answerStepwise(question, views, place), version: source.version}
    }
  } catch (error) {
    return {error: error instanceof Error ? error.message : 'evaluation failed'}
  }
}

function open(file: string): Opened {
  const known = opened.get(file)
  if (known) return known
  const source = new FileSource(file)
  const made = {source, views: new Views(source)}
  opened.set(file, made)
  return made
}
