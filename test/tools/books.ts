/** Check that ends every test of money or stock. */
import { expect } from 'vitest'
import type pg from 'pg'
import { periksaBuku } from '#server/close/reconcile.ts'

/** The books of the whole chain, computed anew, are what is kept. */
export async function expectBooksAgree(pool: pg.Pool): Promise<void> {
  expect((await periksaBuku(pool)).selisih).toEqual([])
}
