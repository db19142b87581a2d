/** Papers that may leave by a printer, by their addresses, each with the call that counts its prints. */
import type { CallDefinition } from '#domain/call.ts'
import { CallTree } from '../../http/find-call.ts'
import type { Route } from '../../http/route.ts'

export interface Paper {
  /** Answers the paper. */
  file: Route
  /** Counts a print; none of what is not counted: the label of an envelope, the slip of a count. */
  counting: Route | undefined
}

export interface FoundPaper extends Paper {
  params: Record<string, string>
}

export type Papers = (path: string) => FoundPaper | undefined

const PAPER = /^(.+\})\/(nota|slip|tiket|amplop)$/

/** The call that counts a kind of paper stands beside it; the label of an envelope is not counted. */
const COUNTED: Partial<Record<string, string>> = { nota: 'cetak', slip: 'cetak', tiket: 'cetak-tiket' }

export function papersOf(routes: readonly Route[]): Papers {
  const byPath = new Map(routes.filter(isPost).map((route) => [route.call.path, route]))
  const tree = new CallTree<Paper>()
  for (const file of routes.filter(({ call }) => call.method === 'GET' && call.base === 'main')) {
    const [, own, kind] = PAPER.exec(file.call.path) ?? []
    if (own && kind) tree.add(file.call, { file, counting: byPath.get(`${own}/${COUNTED[kind]}`) })
  }
  return (path) => {
    const found = tree.find('GET', path.split('/'))
    return found && { ...found.value, params: found.params }
  }
}

const isPost = ({ call }: { call: CallDefinition }): boolean => call.method === 'POST' && call.base === 'main'
