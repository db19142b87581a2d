/** The masters that have rules of their own. */
import type { AnyMaster } from '#domain/master-types.ts'
import type { Hooks } from '../hook.ts'
import { groupHooks } from './group.ts'
import { hadiahHooks } from './hadiah.ts'
import { jenisHooks } from './jenis.ts'
import { kondisiPinjamanHooks } from './kondisi-pinjaman.ts'
import { parameterKuponHooks } from './parameter-kupon.ts'
import { printerHooks } from './printer.ts'
import { rekeningHooks } from './rekening.ts'

const hooks: Record<string, Hooks> = {
  group: groupHooks,
  hadiah: hadiahHooks,
  jenis: jenisHooks,
  'kondisi-pinjaman': kondisiPinjamanHooks,
  'parameter-kupon': parameterKuponHooks,
  printer: printerHooks,
  rekening: rekeningHooks,
}

export const hooksOf = (master: AnyMaster): Hooks => hooks[master.name] ?? {}
