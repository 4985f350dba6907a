import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import type { QuestionSet } from "../source/question-set";

const minItemsPerTopic = 4;

/**
 * Checks that every item has a topic of its syllabus, and that every topic has at least four items.
 *
 * @param topics the topics of this set's syllabus
 */
export function findTopicErrors({ name, items }: QuestionSet, topics: readonly string[]): Finding[] {
  const report = createFindingBuilder(name, "topics");
  const unknownTopics = items
    .filter(({ topic }) => !topics.includes(topic))
    .map(({ id, topic }) =>
      report(`has the topic “${topic}”, which is not in the syllabus`, { id, field: "topic" }),
    );
  const topicsWithFewItems = topics
    .map((topic) => ({ topic, count: items.filter((item) => item.topic === topic).length }))
    .filter(({ count }) => count < minItemsPerTopic)
    .map(({ topic, count }) => report(`has ${count} items on “${topic}”: four at least`));
  return [...unknownTopics, ...topicsWithFewItems];
}
