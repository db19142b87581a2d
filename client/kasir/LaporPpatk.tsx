import { Alert } from 'antd'
import { PEMBERITAHUAN_PPATK } from '#domain/rules/aml.ts'

/** Told to who saves or validates it, and to nobody else: the customer has done nothing wrong (DOMAIN §G-3). */
export const LaporPpatk = () => <Alert type="info" showIcon title={PEMBERITAHUAN_PPATK} role="status" />
