/**
 * Names what a phone search accepts: a user who sees phones masked finds them by the whole number only (DOMAIN §G-6).
 */
import { eksporMember } from '#domain/calls/database-member.ts'
import { mayMake } from '#client/net/may.ts'

export const sebutanHp = (): string => (mayMake(eksporMember) ? 'no HP' : 'no HP lengkap')
