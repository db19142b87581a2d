import { paraSystemSatu, paraSystemSemua } from '#domain/calls/para-system.ts'
import { route } from '../../http/route.ts'
import { satu, semua } from './baca.ts'

export const routes = [route(paraSystemSemua, semua), route(paraSystemSatu, satu)]
