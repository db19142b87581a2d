/**
 * Makes work that holds all its rows in memory take turns: a file of a hundred thousand rows is some 80 MB while it is
 * made, and the tills' machine has no room for two at once. Work that is written as it comes waits for none of them.
 */
import { Turn } from '../process/turns.ts'

const turn = new Turn({ sekaligus: 1, menunggu: 24 })

/** @throws errors.sedangSibuk when enough of this shop wait; what the work throws */
export const wholeInTurn = <T>(kode_toko: string, work: () => Promise<T>): Promise<T> =>
  turn.pakai(kode_toko, work)
