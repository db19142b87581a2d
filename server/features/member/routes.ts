import { eksporMember, kecamatanMember, segmenMember } from '#domain/calls/database-member.ts'
import {
  aktifkanMember,
  anonimkanMember,
  daftarMember,
  gabungMember,
  hapusMember,
  lihatMember,
  memberByAlamat,
  memberByHp,
  memberByKode,
  memberByNama,
  nikMember,
  riwayatMember,
  tambahMember,
  tarikPersetujuan,
  ubahMember,
} from '#domain/calls/member.ts'
import { loggedRoute, route } from '../../http/route.ts'
import { anonimkan } from './anonim.ts'
import { byAlamat, byHp, byKode, byNama } from './cari.ts'
import { daftar } from './daftar.ts'
import { gabung } from './gabung.ts'
import { lihat } from './lihat.ts'
import { riwayat } from './riwayat.ts'
import { ekspor, kecamatan, segmen } from './segmen.ts'
import { tambah, ubah } from './simpan.ts'
import { aktifkan, hapus, nik, tarik } from './status.ts'

export const routes = [
  route(memberByNama, byNama),
  route(memberByAlamat, byAlamat),
  route(memberByHp, byHp),
  route(memberByKode, byKode),
  route(daftarMember, daftar),
  route(lihatMember, lihat),
  route(tambahMember, tambah),
  route(ubahMember, ubah),
  route(hapusMember, hapus),
  route(aktifkanMember, aktifkan),
  route(tarikPersetujuan, tarik),
  route(gabungMember, gabung),
  route(anonimkanMember, anonimkan),
  loggedRoute(nikMember, nik),
  route(riwayatMember, riwayat),
  route(segmenMember, segmen),
  route(kecamatanMember, kecamatan),
  loggedRoute(eksporMember, ekspor),
]
