import { PageHeader } from '#client/ui/PageHeader.tsx'

export const ValidasiPenjualan = () => <PageHeader title="Validasi Penjualan" />
