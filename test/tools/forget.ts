/** A member who is forgotten as they ask: with the word of somebody else, as forgetting always is. */
import type { Client, Reply } from './client.ts'
import { allowedIfAsked } from './till.ts'

export const forgetMember = (as: Client, kode_member: string, alasan = 'DIMINTA'): Promise<Reply> =>
  allowedIfAsked(as, () => as.send('POST', `member/${kode_member}/anonim`, { alasan }), { user_id: 'SPV1' })
