/** Groups of the chain, as the lists of the catalogue choose them. */
import { group } from '#domain/masters/group.ts'

export const groupList = group.calls.semua
