import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

/** What stands in an address is text and is read as what it should be; a body must be it already. */
export const validator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  return (given: unknown) => {
    // The parts of a form are read by the route: there is no body yet.
    if (httpPart === 'body' && (given === undefined || given === null)) return { value: given };
    const value = httpPart === 'body' ? given : Value.Default(schema, Value.Convert(schema, given));
    if (compiled.Check(value)) return { value };
    const error: FastifySchemaValidationError[] = compiled.Errors(value).map((found) => ({
      keyword: found.keyword,
      instancePath: found.instancePath,
      schemaPath: found.schemaPath,
      params: {},
      message: found.message,
    }));
    return { error };
  };
};
