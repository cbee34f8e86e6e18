import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { bookOf, isRuleId, type Locale, type RuleFacts, type RuleId, rules, ruleWords } from '@motu/engine';
import { Type } from 'typebox';
import { isUnchanged, varyBy } from '../http/cache.ts';
import { type Context, localeOf } from '../http/context.ts';
import { sendProblem } from '../http/problem.ts';
import { answers, says, ViewQuery } from './schemas.ts';

const RuleSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  text: Type.String(),
  effect: Type.Boolean({ description: 'It says how something comes about and cannot be broken by itself' }),
  sources: Type.Array(Type.Object({ edition: Type.String(), section: Type.String() })),
});

const tags = ['rules'];

export function ruleRoutes({ judgedBy }: Context): FastifyPluginAsyncTypebox {
  return async (fastify) => {
    fastify.get(
      '/rules',
      {
        schema: {
          operationId: 'listRules',
          summary: 'Every rule, in the language asked for',
          tags,
          querystring: ViewQuery,
          response: answers({ 200: says('The rules', Type.Object({ rules: Type.Array(RuleSchema) })) }),
        },
      },
      async (request, reply) => {
        const locale = localeOf(request, request.query.locale);
        varyBy(reply, 'accept-language');
        if (isUnchanged(request, reply, ['rules', judgedBy, locale])) return reply.code(304).send();
        const ids = Object.keys(rules).filter(isRuleId);
        return reply
          .header('content-language', locale)
          .send({ rules: ids.map((id) => shownRule(id, locale)) });
      },
    );

    fastify.get(
      '/rules/:game/:rule',
      {
        schema: {
          operationId: 'readRule',
          summary: 'One rule: `/rules/maori/volcano-blocks`',
          tags,
          params: Type.Object({ game: Type.String({ maxLength: 20 }), rule: Type.String({ maxLength: 60 }) }),
          querystring: ViewQuery,
          response: answers({ 200: says('The rule', RuleSchema) }),
        },
      },
      async (request, reply) => {
        const id = `${request.params.game}/${request.params.rule}`;
        if (!isRuleId(id)) return sendProblem(reply, 'not-found');
        const locale = localeOf(request, request.query.locale);
        varyBy(reply, 'accept-language');
        if (isUnchanged(request, reply, [id, judgedBy, locale])) return reply.code(304).send();
        return reply.header('content-language', locale).send(shownRule(id, locale));
      },
    );
  };
}

function shownRule(id: RuleId, locale: Locale) {
  const { title, text } = ruleWords(bookOf(locale), id);
  const { effect, sources }: RuleFacts = rules[id];
  return { id, title, text, effect: effect === true, sources: [...sources] };
}
