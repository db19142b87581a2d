-- tanpa transaksi
-- Phones that are not in the one spelling of a number at home: a handful, of whom some have the number of another member. The screen of
-- members asks for them each time it is opened.
DROP INDEX CONCURRENTLY IF EXISTS member_hp_lain;
CREATE INDEX CONCURRENTLY member_hp_lain ON member (no_hp) WHERE no_hp !~ '^(0[1-9]|[+-])' AND gabung_ke IS NULL AND anonim_at IS NULL;
