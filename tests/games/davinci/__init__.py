"""Tests of Da Vinci Code."""
