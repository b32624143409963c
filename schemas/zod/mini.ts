/**
 * zod/mini, but equal schemas are one object: hundreds are made before a candidate sees the first
 * question, and zod would make a new one for every `z.string()`. A check makes a copy, so what is
 * added to one schema never affects another.
 */
import * as zod from 'zod/mini'

export * from 'zod/mini'

const STRING = zod.string()
export const string = (): zod.ZodMiniString<string> => STRING

const BOOLEAN = zod.boolean()
export const boolean = (): zod.ZodMiniBoolean<boolean> => BOOLEAN

const NUMBER = zod.number()
export const number = (): zod.ZodMiniNumber<number> => NUMBER

const INTEGER = zod.int()
export const int = (): zod.ZodMiniInt => INTEGER

const NEVER = zod.never()
export function strictObject<Shape extends zod.core.$ZodLooseShape>(
  shape: Shape,
): zod.ZodMiniObject<zod.core.util.Writeable<Shape>, zod.core.$strict>
export function strictObject(shape: zod.core.$ZodLooseShape): zod.ZodMiniObject {
  return new zod.ZodMiniObject({ type: 'object', shape, catchall: NEVER })
}

const OPTIONALS = new WeakMap<zod.core.$ZodType, zod.ZodMiniExactOptional>()
export function exactOptional<Inner extends zod.core.$ZodType>(
  inner: Inner,
): zod.ZodMiniExactOptional<Inner>
export function exactOptional(inner: zod.core.$ZodType): zod.ZodMiniExactOptional {
  const optional = OPTIONALS.get(inner) ?? zod.exactOptional(inner)
  OPTIONALS.set(inner, optional)
  return optional
}
