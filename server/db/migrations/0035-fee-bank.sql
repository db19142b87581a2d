-- What a bank takes of a payment by card: a till may not enter more without an otorisasi. A bank nobody has said it of
-- takes nothing; one that took cards before begins with the fee that was entered most often, not with the largest.
ALTER TABLE bank ADD fee_kartu pct NOT NULL DEFAULT 0;

UPDATE bank SET fee_kartu = biasa.fee
FROM (SELECT nama_bank, mode() WITHIN GROUP (ORDER BY fee) AS fee FROM pembayaran WHERE jenis = 'CREDIT' AND arah = 'MASUK' GROUP BY 1) biasa
WHERE biasa.nama_bank = bank.nama_bank;
