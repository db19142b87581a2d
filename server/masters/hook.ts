/** Additions of a master to the generic write: its own refusals, and what must follow in the same transaction. */
import type { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'

export type WriteOperation = 'create' | 'edit' | 'remove' | 'reactivate'

export interface Attempt<R> {
  operation: WriteOperation
  /** The row as it is, locked; null when it is being made. */
  before: R | null
  /** Values about to be written. */
  values: Partial<R>
}

/** `R` is the master's row: RowOf<typeof baki>. A master that needs more than these is a feature. */
export interface Hooks<R = Record<string, unknown>> {
  refuse?(ctx: Context, attempt: Attempt<R>): Promise<Refusal[]>
  after?(ctx: Context, operation: WriteOperation, row: R): Promise<void>
  /** Translates the parameters of a load call, where they stand for more than the column of their name. */
  resolve?(ctx: Context, params: Record<string, string>): Promise<Record<string, string>>
}
