/** The pieces of a posting: where they are from now on, and what they weigh. */
import { isMaya, statusDi } from '#domain/rules/lokasi.ts'
import type { GerakStok, Posting } from '#domain/rules/posting.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from './pembukuan.ts'

interface NilaiBenda {
  kode_toko: string
  tgl_system: string
  benda: readonly Piece[]
}

/** A piece follows its ledger rows: the place it came to, what that makes of it, its group and its weight. */
const ikutkan = statement<unknown, NilaiBenda>(
  'move_barang',
  `UPDATE barang b
   SET status = COALESCE(benda.status, b.status), kode_gudang = COALESCE(benda.kode_gudang, b.kode_gudang),
     kode_baki = COALESCE(benda.kode_baki, b.kode_baki),
     kode_group = COALESCE(benda.kode_group, b.kode_group),
     kode_dept = COALESCE(benda.kode_dept, b.kode_dept),
     berat = COALESCE(benda.berat, b.berat) + benda.berat_tambah,
     tgl_last_jual = CASE WHEN benda.status = 'TERJUAL' THEN :tgl_system ELSE b.tgl_last_jual END,
     tgl_last_beli = CASE WHEN benda.status = 'BELI' THEN :tgl_system ELSE b.tgl_last_beli END,
     versi = b.versi + 1
   FROM :benda(id bigint, status text, kode_gudang text, kode_baki text, kode_group text, kode_dept text,
       berat bigint, berat_tambah bigint)
   WHERE b.kode_toko = :kode_toko AND b.id = benda.id`,
)

export const moveBarang = (ctx: Pembukuan, posting: Posting): void =>
  ctx.send(ikutkan, {
    kode_toko: ctx.toko.kode_toko,
    tgl_system: ctx.toko.tgl_system,
    benda: [...pieces(posting.stok).values()],
  })

interface Piece {
  id: number
  status: string | null
  kode_gudang: string | null
  kode_baki: string | null
  kode_group: string | null
  kode_dept: string | null
  /** Weight of the piece where the last move of the whole piece set it; null: as it was. */
  berat: number | null
  /** Milligrams that came or went without the piece. */
  berat_tambah: number
}

/** Result of all moves of a posting together, by piece. */
function pieces(moves: readonly GerakStok[]): Map<number, Piece> {
  const found = new Map<number, Piece>()
  for (const move of moves) {
    if (move.barang_id === null) continue
    const piece = found.get(move.barang_id) ?? {
      id: move.barang_id,
      status: null,
      kode_gudang: null,
      kode_baki: null,
      kode_group: null,
      kode_dept: null,
      berat: null,
      berat_tambah: 0,
    }
    found.set(
      move.barang_id,
      move.qty === 1
        ? arrived(piece, move)
        : { ...piece, berat_tambah: piece.berat_tambah + gramsGained(move) },
    )
  }
  return found
}

const arrived = (piece: Piece, { ke, berat, menjadi }: GerakStok): Piece => {
  const [kode_gudang = null, kode_baki = null] = isMaya(ke) ? [] : ke.split('/')
  return {
    ...piece,
    status: statusDi(ke) ?? piece.status,
    kode_gudang: kode_gudang ?? piece.kode_gudang,
    kode_baki: kode_baki ?? piece.kode_baki,
    kode_group: menjadi?.kode_group ?? piece.kode_group,
    kode_dept: menjadi?.kode_dept ?? piece.kode_dept,
    berat,
    berat_tambah: 0,
  }
}

const gramsGained = ({ dari, ke, berat }: GerakStok): number =>
  isMaya(ke) ? -berat : isMaya(dari) ? berat : 0
