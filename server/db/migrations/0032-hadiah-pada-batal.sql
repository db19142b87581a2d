-- A sale may be cancelled although the prize that its coupon won was handed over, when somebody says so (DOMAIN §B.11):
-- the prizes that stay with the customer, in words; '-' without one.
ALTER TABLE jual_batal ADD hadiah text NOT NULL DEFAULT '-';
