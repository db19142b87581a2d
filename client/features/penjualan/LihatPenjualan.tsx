import { PageHeader } from '#client/ui/PageHeader.tsx'

export const LihatPenjualan = () => <PageHeader title="Lihat Penjualan" />
