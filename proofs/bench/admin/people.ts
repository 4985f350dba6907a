/**
 * Names as on a school's list, the most frequent first. A name is chosen by the square of a random number, so the first names are
 * common and the last ones rare.
 */
const firstNames = (
  "Aarav Ananya Aditya Priya Arjun Diya Rahul Riya Rohan Neha Sai Kavya Krishna Anika Ishaan Saanvi Vihaan Aadhya Vivaan " +
  "Pooja Karan Sneha Aryan Nisha Dhruv Meera Kabir Tanvi Pranav Shreya Varun Isha Yash Myra Reyansh Sara Ayaan Navya " +
  "Atharv Prisha Rudra Anaya Shaurya Aarohi Harsh Lakshmi Karthik Deepika Venkatesh Swathi Ganesh Bhavana Suresh Lavanya " +
  "Madhav Nandini Omkar Padma Tarun Vidya Imran Fatima Farhan Ayesha Mohammed Zoya Gurpreet Simran Manpreet Harleen Joseph " +
  "Maria Thomas Angel Felix Eshwar Chaitanya Yamini Uday Indira Waseem Zubin Xavier"
).split(" ");

const lastNames = (
  "Sharma Kumar Singh Verma Gupta Patel Das Reddy Yadav Khan Rao Mishra Shah Joshi Nair Jain Iyer Mehta Ghosh Pandey Patil " +
  "Kaur Menon Bose Chauhan Agarwal Naidu Tiwari Mukherjee Kulkarni Pillai Saxena Banerjee Thakur Gowda Roy Sinha Shetty " +
  "Chatterjee Desai Malhotra Kapoor Bhatia Sengupta Mohanty Jadhav Prasad Dutta Srivastava Ansari Pawar Rathore Hegde " +
  "Gill Sandhu Dubey Biswas Sahoo Rawat Chopra Khanna Krishnan Subramaniam Deshpande Bhattacharya Fernandes Siddiqui " +
  "Negi Bisht Mondal Kashyap Panda Bora Jha Lal Pereira Venkataraman Qureshi Choudhary Dsouza Lyngdoh"
).split(" ");

/** A name that ten students have, in a database of any size. */
export const rareName = "Quxoljan Wyzx";

function toSqlArray(names: readonly string[]): string {
  return `'{${names.join(",")}}'::text[]`;
}

/** SQL for a random name; `i` is a column of the query, so that every row gets another name. */
export const randomName = [firstNames, lastNames]
  .map((names) => `(${toSqlArray(names)})[1 + floor(power(random() + 0 * i, 2) * ${names.length})::integer]`)
  .join(" || ' ' || ");
