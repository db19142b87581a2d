-- Closing the shop is a right of its own, set at /hak-akses-users (DOMAIN §B.21): who has been closing it goes on.
INSERT INTO hak_akses (user_id, menu_name) SELECT user_id, 'tutup-toko' FROM users WHERE level = 'KSR' ON CONFLICT DO NOTHING;
