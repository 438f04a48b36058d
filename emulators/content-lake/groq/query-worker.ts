import {parentPort} from 'node:worker_threads'

import {DatasetReplica} from './dataset-replica.ts'
import {needsAsync} from './evaluate.ts'
import {
  type DatasetRef,
  executeQuery,
  executeQueryAsync,
  type QueryRequest,
  type QueryResult,
} from './execute-query.ts'
import {PerspectiveViews} from './perspective-view.ts'

export type WorkerRequest = {file: string; dataset: DatasetRef; request: QueryRequest}

/** `started` comes before the evaluation begins, the rest after it. */
export type WorkerResponse =
  | {started: true}
  | {result: QueryResult; sequence: number}
  | {error: string}

type OpenDataset = {replica: DatasetReplica; views: PerspectiveViews}

const openDatasets = new Map<string, OpenDataset>()

parentPort?.on('message', (message: WorkerRequest) => {
  void execute(message).then(send)
})

function send(response: WorkerResponse): void {
  parentPort?.postMessage(response)
}

async function execute({file, dataset, request}: WorkerRequest): Promise<WorkerResponse> {
  try {
    const {replica, views} = open(file)
    replica.refresh()
    send({started: true})
    try {
      return {result: executeQuery(request, views, dataset), sequence: replica.sequence}
    } catch (error) {
      if (!needsAsync(error)) throw error
      return {result: await executeQueryAsync(request, views, dataset), sequence: replica.sequence}
    }
  } catch (error) {
    return {error: error instanceof Error ? error.message : 'evaluation failed'}
  }
}

function open(file: string): OpenDataset {
  const known = openDatasets.get(file)
  if (known) return known
  const replica = new DatasetReplica(file)
  const opened = {replica, views: new PerspectiveViews(replica)}
  openDatasets.set(file, opened)
  return opened
}
