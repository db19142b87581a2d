/** Parts of a document of money as it is looked at whole: what was paid on it, and what went back. */

/** Payments as a column: those of `pembayaran` p that `where` says. @param more fields beside the usual ones */
export const paymentsColumn = (where: string, more = ''): string =>
  `COALESCE((
       SELECT json_agg(json_build_object('jenis', p.jenis, 'nominal', p.nominal, 'nama_bank', p.nama_bank,
             'no_card', p.no_card, 'uang_diterima', p.uang_diterima${more}) ORDER BY p.urut) FROM pembayaran p
       WHERE ${where}), '[]') AS pembayaran`

/** Money paid on document $2 of shop $1, one time after the other. @param columns of `setoran` s beside the usual ones @param more of each payment */
export const setoranOf = (columns: string, more = ''): string =>
  `SELECT s.urut, s.no_setoran, s.tgl_system, to_char(s.jam, 'HH24:MI:SS') AS jam, s.total, s.status_valid,
     s.input_by, s.alasan_batal, ${columns},
     ${paymentsColumn('p.kode_toko = s.kode_toko AND p.ref_no = s.no_setoran AND p.ref_type = s.ref_type', more)}
   FROM setoran s WHERE s.kode_toko = $1 AND s.ref_no = $2 ORDER BY s.urut`

/** Money that went back with the correction $2 of shop $1. */
export const refundOf = (ref_type: 'BATAL TITIPAN' | 'BATAL PESANAN' | 'BATAL SERVICE'): string =>
  `SELECT jenis, nominal, nama_bank FROM pembayaran
   WHERE kode_toko = $1 AND ref_no = $2 AND ref_type = '${ref_type}' ORDER BY urut`
