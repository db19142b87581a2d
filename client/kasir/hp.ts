/** What a search says of phones: who sees them masked finds one by the whole number only (DOMAIN §G-6). */
import { eksporMember } from '#domain/calls/database-member.ts'
import { mayMake } from '#client/net/may.ts'

export const sebutanHp = (): string => (mayMake(eksporMember) ? 'no HP' : 'no HP lengkap')
