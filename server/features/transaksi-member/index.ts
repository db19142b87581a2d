import {
  hapusTransaksiMember,
  openKasus,
  selesaikanTransaksiMember,
  tambahTransaksiMember,
} from '#domain/calls/transaksi-member.ts'
import { route } from '../../http/route.ts'
import { hapus, selesaikan, tambah, opened } from './write.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(tambahTransaksiMember, tambah),
  route(openKasus, opened),
  route(selesaikanTransaksiMember, selesaikan),
  route(hapusTransaksiMember, hapus),
]

export const area: Area = { routes }
