import { PageHeader } from '#client/ui/PageHeader.tsx'

export const BatalPenjualan = () => <PageHeader title="Batal Penjualan" />
