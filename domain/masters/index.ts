/** Every master, and every call derived from one. */
import type { CallDefinition } from '../call.ts'
import type { AnyMaster } from '../master.ts'
import { baki } from './baki.ts'
import { bank } from './bank.ts'
import { group } from './group.ts'
import { gudang } from './gudang.ts'
import { jenis } from './jenis.ts'
import { kategori } from './kategori.ts'
import { marketplace } from './marketplace.ts'
import { rekening } from './rekening.ts'
import { sales } from './sales.ts'

export const masters: readonly AnyMaster[] = [kategori, group, jenis, gudang, baki, bank, rekening, sales, marketplace]

export const masterCalls: readonly CallDefinition[] = masters.flatMap((m) => [...Object.values(m.calls), ...Object.values(m.screen)])

/** The master whose screen stands at a path. */
export const masterAt = (path: string): AnyMaster | undefined => masters.find((m) => m.menu === path)
