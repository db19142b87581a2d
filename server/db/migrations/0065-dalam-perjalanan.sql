-- What of a shop was on its way to another at the end of a day: it is the sender's until it has arrived (§B.14, §O.1-15).
CREATE FUNCTION dalam_perjalanan(p_tanggal date)
RETURNS TABLE (kode_toko varchar, no text, kode_cabang varchar, barang_id bigint, kode_gudang varchar, kode_baki varchar, kode_group varchar, kode_dept varchar, berat bigint)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT l.kode_toko, l.no, k.kode_cabang, l.barang_id, d.kode_gudang::varchar, d.kode_baki::varchar, d.kode_group::varchar, d.kode_dept::varchar, d.berat::bigint
  FROM kirim_barang l JOIN kirim k ON k.no = l.no JOIN dokumen_stok_barang d ON d.no = l.no AND d.urut = l.urut
  WHERE l.tgl_kirim <= p_tanggal AND (l.tgl_selesai IS NULL OR l.tgl_selesai > p_tanggal) AND k.status_kirim <> 'BATAL'
$$;
REVOKE EXECUTE ON FUNCTION dalam_perjalanan FROM PUBLIC;
GRANT EXECUTE ON FUNCTION dalam_perjalanan TO kencana_app;
