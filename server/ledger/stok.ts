/** The stock side of a posting: its rows, the balances of its places, and the pieces themselves. */
import { isMaya, statusDi } from '#domain/rules/lokasi.ts'
import { barisGerak, type GerakStok, type Posting } from '#domain/rules/posting.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from './pembukuan.ts'

const insertMutasi = statement<unknown>(
  'insert_mutasi',
  `WITH m AS (
     SELECT * FROM unnest($6::text[], $7::text[], $8::bigint[], $9::text[], $10::text[], $11::text[], $12::text[], $13::smallint[], $14::bigint[], $15::text[], $16::bigint[])
       AS t (kode_mutasi, ref_line, barang_id, kode_barcode, kode_group, kode_dept, lokasi, qty, berat, pemilik, reversal_of)),
   rows AS (
     INSERT INTO mutasi_stok (kode_toko, tanggal, jam, kode_mutasi, ref_type, ref_no, ref_line, barang_id, kode_barcode, kode_group, kode_dept, lokasi, qty, berat, pemilik, reversal_of, user_id)
     SELECT $1, $2, $3, kode_mutasi, $4, $5, ref_line, barang_id, kode_barcode, kode_group, kode_dept, lokasi, qty, berat, pemilik, reversal_of, $17 FROM m),
   delta AS (SELECT lokasi, kode_group, kode_dept, sum(qty)::int AS qty, sum(berat)::bigint AS berat FROM m GROUP BY 1, 2, 3),
   known AS (
     UPDATE saldo_lokasi s SET qty = s.qty + delta.qty, berat = s.berat + delta.berat FROM delta
     WHERE s.kode_toko = $1 AND s.lokasi = delta.lokasi AND s.kode_group = delta.kode_group AND s.kode_dept = delta.kode_dept
     RETURNING s.lokasi, s.kode_group, s.kode_dept)
   INSERT INTO saldo_lokasi (kode_toko, lokasi, kode_group, kode_dept, qty, berat)
   SELECT $1, lokasi, kode_group, kode_dept, qty, berat FROM delta
   WHERE NOT EXISTS (SELECT 1 FROM known k WHERE k.lokasi = delta.lokasi AND k.kode_group = delta.kode_group AND k.kode_dept = delta.kode_dept)`,
)

/** A piece follows its ledger rows: the place it came to, what that makes of it, its group and its weight. */
const moveBarang = statement<unknown>(
  'move_barang',
  `UPDATE barang b SET status = COALESCE(m.status, b.status), kode_gudang = COALESCE(m.kode_gudang, b.kode_gudang), kode_baki = COALESCE(m.kode_baki, b.kode_baki),
     kode_group = COALESCE(m.kode_group, b.kode_group), kode_dept = COALESCE(m.kode_dept, b.kode_dept), berat = COALESCE(m.berat, b.berat) + m.berat_tambah,
     tgl_last_jual = CASE WHEN m.status = 'TERJUAL' THEN $9 ELSE b.tgl_last_jual END,
     tgl_last_beli = CASE WHEN m.status = 'BELI' THEN $9 ELSE b.tgl_last_beli END, versi = b.versi + 1
   FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[], $10::bigint[])
     AS m (id, status, kode_gudang, kode_baki, kode_group, kode_dept, berat, berat_tambah)
   WHERE b.kode_toko = $1 AND b.id = m.id`,
)

export function postStok(ctx: Pembukuan, posting: Posting): void {
  const { kode_toko, tgl_system } = ctx.toko
  const rows = posting.stok.flatMap(barisGerak)
  const moved = [...pieces(posting.stok).values()]
  ctx.send(insertMutasi, [
    kode_toko,
    tgl_system,
    ctx.now,
    posting.ref_type,
    posting.ref_no,
    rows.map((r) => r.kode_mutasi),
    rows.map((r) => r.ref_line),
    rows.map((r) => r.barang_id),
    rows.map((r) => r.kode_barcode),
    rows.map((r) => r.kode_group),
    rows.map((r) => r.kode_dept),
    rows.map((r) => r.lokasi),
    rows.map((r) => r.qty),
    rows.map((r) => r.berat),
    rows.map((r) => r.pemilik),
    rows.map((r) => r.reversal_of),
    ctx.user.user_id,
  ])
  ctx.send(moveBarang, [
    kode_toko,
    moved.map((m) => m.id),
    moved.map((m) => m.status),
    moved.map((m) => m.kode_gudang),
    moved.map((m) => m.kode_baki),
    moved.map((m) => m.kode_group),
    moved.map((m) => m.kode_dept),
    moved.map((m) => m.berat),
    tgl_system,
    moved.map((m) => m.berat_tambah),
  ])
}

interface Piece {
  id: number
  status: string | null
  kode_gudang: string | null
  kode_baki: string | null
  kode_group: string | null
  kode_dept: string | null
  /** Its weight where the last move of the whole piece set it; null: as it was. */
  berat: number | null
  /** Milligrams that came or went without the piece. */
  berat_tambah: number
}

/** What all moves of a posting together make of each piece. */
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
