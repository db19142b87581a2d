/**
 * A thread that held a hundred thousand rows keeps the room for them until it needs it again, which may be tomorrow, and the other one
 * would take as much beside it. What is done is given back at once: nobody waits for this thread at that moment.
 */
import v8 from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Heap from which it is cleared: a thread that has read its programs and nothing else has some 30 MB. */
const BANYAK = 48 << 20

let buang: (() => void) | undefined

export function lepasRuang(): void {
  if (v8.getHeapStatistics().total_heap_size < BANYAK) return
  buang ??= pembuang()
  buang()
}

/** Node has it only where a flag of its start says so; that may be said later too. */
function pembuang(): () => void {
  v8.setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
