import { PageHeader } from '#client/ui/PageHeader.tsx'

export const TransaksiPenjualan = () => <PageHeader title="Transaksi Penjualan" />
