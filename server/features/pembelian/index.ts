import { fotoAsal, lihatFotoAsal } from '#domain/calls/foto-pembelian.ts'
import {
  acuanPembelian,
  batalPembelian,
  cariNotaBeli,
  listPembelian,
  identitasPenjual,
  lihatPembelian,
  simpanPembelian,
  validasiPembelian,
} from '#domain/calls/pembelian.ts'
import { kabarNota, notaDariPenjual, pesanNota } from '#domain/calls/portal-nota.ts'
import { cetakPembelian, notaPembelian } from '#domain/calls/nota-pembelian.ts'
import type { Context } from '../../context.ts'
import { batalBeli } from './batal.ts'
import { loadAcuanBeli } from './load-acuan-beli.ts'
import { validasiBeli } from './validasi.ts'
import { askingRoute, fileRoute, loggedRoute, portalWriteRoute, route, type Route } from '../../http/route.ts'
import { cari } from './cari.ts'
import { cetak } from './cetak.ts'
import { lihatFoto, savePicture, tambah as tambahFoto } from './foto.ts'
import { list } from './list.ts'
import { viewOnScreen, lihatIdentitas } from './lihat.ts'
import { nota } from './nota.ts'
import { answerNota, kabar, pesan } from './nota-jauh.ts'
import { adaNotaLain, pesanNotaLuar } from './nota-luar.ts'
import { simpan } from './simpan.ts'
import type { Area } from '../../dokumen/area.ts'
import { pembelian as dokumen } from './dokumen.ts'

/** And every screen of the shop hears of it. */
const diumumkan = async <R extends { no_faktur_group: string }>(
  ctx: Context,
  work: Promise<R>,
): Promise<R> => {
  const reply = await work
  ctx.announce('pembelian', { no_faktur_group: reply.no_faktur_group })
  return reply
}

const routes = [
  askingRoute(
    simpanPembelian,
    (ctx, { body }) => pesanNotaLuar(ctx, body.detail_beli),
    (ctx, input, asked) => simpan(ctx, input, asked),
    { perluTanya: (kode_toko, { body }) => adaNotaLain(kode_toko, body.detail_beli) },
  ),
  route(validasiPembelian, (ctx, { body }) =>
    diumumkan(ctx, validasiBeli(ctx, body.no_faktur_group, [body.id_otorisasi ?? []].flat())),
  ),
  route(batalPembelian, (ctx, { body }) => diumumkan(ctx, batalBeli(ctx, body))),
  route(listPembelian, list),
  route(cariNotaBeli, cari),
  route(acuanPembelian, loadAcuanBeli),
  route(lihatPembelian, viewOnScreen),
  loggedRoute(identitasPenjual, lihatIdentitas),
  route(cetakPembelian, cetak),
  fileRoute(notaPembelian, nota),
  askingRoute(fotoAsal, savePicture, tambahFoto),
  fileRoute(lihatFotoAsal, lihatFoto),
]

/** Calls in which the servers of other shops ask for our notas. */
const portalRoutes: Route[] = [
  route(notaDariPenjual, answerNota),
  portalWriteRoute(pesanNota, pesan),
  portalWriteRoute(kabarNota, kabar),
]

export const area: Area = { routes, portalRoutes, dokumen: [dokumen] }
