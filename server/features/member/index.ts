import { eksporMember, kecamatanMember, segmenMember } from '#domain/calls/database-member.ts'
import {
  aktifkanMember,
  anonimkanMember,
  listMember,
  gabungMember,
  hapusMember,
  lihatMember,
  memberByAlamat,
  memberByHp,
  memberByKode,
  memberByNama,
  memberGanda,
  nikMember,
  riwayatMember,
  tambahMember,
  tarikPersetujuan,
  ubahMember,
} from '#domain/calls/member.ts'
import { cariMemberRumah, homeMemberState } from '#domain/calls/portal-member.ts'
import type { Area, House } from '../../dokumen/area.ts'
import { askingRoute, loggedRoute, route, type Route } from '../../http/route.ts'
import { tanyaHp, tanyaKode } from '../../rantai/tamu/rumah.ts'
import { anonimkan } from './anonim.ts'
import { byAlamat, byHp, byKode, byNama } from './cari.ts'
import { list, askList } from './list.ts'
import { gabung } from './gabung.ts'
import { ganda } from './ganda.ts'
import { lihat } from './lihat.ts'
import { answerSearch, answerState } from './luar.ts'
import { riwayat } from './riwayat.ts'
import { ekspor, kecamatan, segmen } from './segmen.ts'
import { tambah, ubah } from './simpan.ts'
import { aktifkan, hapus, nik, tarik } from './status.ts'

const routes = ({ dokumen }: House): Route[] => [
  route(memberByNama, byNama),
  route(memberByAlamat, byAlamat),
  askingRoute(memberByHp, (ctx, { query }) => tanyaHp(ctx, query.hp), byHp, { logged: true }),
  askingRoute(memberByKode, (ctx, { params }) => tanyaKode(ctx, params.kode), byKode, { logged: true }),
  askingRoute(listMember, askList, list, { logged: true }),
  route(lihatMember, lihat),
  askingRoute(tambahMember, (ctx, { body }) => tanyaHp(ctx, body.no_hp), tambah),
  route(ubahMember, ubah),
  route(hapusMember, hapus),
  route(aktifkanMember, aktifkan),
  route(tarikPersetujuan, tarik),
  route(gabungMember, gabung),
  route(memberGanda, ganda),
  route(anonimkanMember, anonimkan),
  loggedRoute(nikMember, nik),
  route(riwayatMember, riwayat(dokumen)),
  route(segmenMember, segmen),
  route(kecamatanMember, kecamatan),
  loggedRoute(eksporMember, ekspor),
]

/** Calls in which the servers of other shops ask about members at home here. */
const portalRoutes: Route[] = [route(cariMemberRumah, answerSearch), route(homeMemberState, answerState)]

export const area: Area = { routes, portalRoutes }
