import {
  aktifkanUser,
  bukaKunci,
  listUser,
  removeAll,
  keluarkanSesi,
  keluarkanSesiLain,
  keluarkanSesiSendiri,
  logAkses,
  nonaktifkanUser,
  resetPassword,
  allUsers,
  sesiSendiri,
  sesiUser,
  tambahUser,
  ubahUser,
} from '#domain/calls/users.ts'
import { route } from '../../http/route.ts'
import { all } from './read.ts'
import { readLogAkses } from './log-akses.ts'
import { list } from './list.ts'
import { keluarkan, keluarkanLain, keluarkanSemuanya, keluarkanSendiri, sendiri, sesi } from './sesi.ts'
import { aktifkan, bebaskan, nonaktifkan, reset, tambah, ubah } from './ubah.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(listUser, list),
  route(allUsers, all),
  route(tambahUser, tambah),
  route(ubahUser, ubah),
  route(resetPassword, reset),
  route(nonaktifkanUser, nonaktifkan),
  route(aktifkanUser, aktifkan),
  route(bukaKunci, bebaskan),
  route(logAkses, readLogAkses),
  route(sesiUser, sesi),
  route(keluarkanSesi, keluarkan),
  route(removeAll, keluarkanSemuanya),
  route(sesiSendiri, sendiri),
  route(keluarkanSesiSendiri, keluarkanSendiri),
  route(keluarkanSesiLain, keluarkanLain),
]

export const area: Area = { routes }
