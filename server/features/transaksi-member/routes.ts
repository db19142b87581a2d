import {
  hapusTransaksiMember,
  kasusTerbuka,
  selesaikanTransaksiMember,
  tambahTransaksiMember,
} from '#domain/calls/transaksi-member.ts'
import { route } from '../../http/route.ts'
import { hapus, selesaikan, tambah, terbuka } from './write.ts'

export const routes = [
  route(tambahTransaksiMember, tambah),
  route(kasusTerbuka, terbuka),
  route(selesaikanTransaksiMember, selesaikan),
  route(hapusTransaksiMember, hapus),
]
