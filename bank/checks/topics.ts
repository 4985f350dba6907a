import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import type { QuestionSet } from "../source/question-set";

const itemsPerTopic = 4;

/**
 * Every item has a topic of its class and subject's syllabus, and every topic has at least four items.
 *
 * @param topics the topics of this set's syllabus, spelled exactly so
 */
export function findTopicErrors({ name, items }: QuestionSet, topics: readonly string[]): Finding[] {
  const report = createFindingBuilder(name, "topics");
  const unknown = items
    .filter(({ topic }) => !topics.includes(topic))
    .map(({ id, topic }) =>
      report(`has the topic “${topic}”, which is not in the syllabus`, { id, field: "topic" }),
    );
  const thin = topics
    .map((topic) => ({ topic, count: items.filter((item) => item.topic === topic).length }))
    .filter(({ count }) => count < itemsPerTopic)
    .map(({ topic, count }) => report(`has ${count} items on “${topic}”: four at least`));
  return [...unknown, ...thin];
}
