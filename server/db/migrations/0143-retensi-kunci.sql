-- By what the sales of one person were added up for PPATK: a phone as it is, or a keyed number. The server writes it once and may
-- not change it, or a report could be undone by a login that was stolen; this forgets it, where nobody is named any more and the
-- five years of UU 8/2010 are over.
CREATE FUNCTION lupakan_kunci_aml(p_tabel text, p_no text[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE faktur_group SET aml_kunci = NULL
  WHERE p_tabel = 'faktur_group' AND no_faktur_group = ANY (p_no) AND aml_kunci IS NOT NULL
    AND kode_member = 'NONMEMBER' AND nama_customer = 'ANONIM' AND tgl_system < current_date - interval '5 years';
  UPDATE aml_flag SET kunci = 'FAKTUR -'
  WHERE p_tabel = 'aml_flag' AND id::text = ANY (p_no) AND status_aml <> 'BARU'
    AND kode_member = 'NONMEMBER' AND nama_customer = 'ANONIM' AND tanggal < current_date - interval '5 years';
$$;
REVOKE ALL ON FUNCTION lupakan_kunci_aml FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lupakan_kunci_aml TO kencana_app;
