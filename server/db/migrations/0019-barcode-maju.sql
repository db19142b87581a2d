-- Pieces that come with barcodes of their own (opening stock): the chain's sequence goes on behind the highest of them.
-- The server may draw from the sequence and never set it: this only ever moves it forward.
CREATE FUNCTION majukan_barcode(p_sampai bigint) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('barcode_seq'));
  IF p_sampai > (SELECT last_value FROM barcode_seq) THEN PERFORM setval('barcode_seq', p_sampai); END IF;
END $$;
REVOKE ALL ON FUNCTION majukan_barcode(bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION majukan_barcode(bigint) TO kencana_app;
