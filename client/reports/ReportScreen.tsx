import { menuOf, type MenuPath } from '#domain/menus.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'

export const ReportScreen = ({ path }: { path: MenuPath }) => <PageHeader title={menuOf(path)!.title} />
